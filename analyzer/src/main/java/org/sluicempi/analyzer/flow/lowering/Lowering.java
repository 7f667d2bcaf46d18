package org.sluicempi.analyzer.flow.lowering;

import java.util.Optional;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.CanonicalConstructors;
import org.sluicempi.analyzer.flow.language.ConstantFolding;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import org.sluicempi.analyzer.flow.language.Declarations;
import org.sluicempi.analyzer.flow.language.EnumSwitches;
import org.sluicempi.analyzer.flow.language.References;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;

/** All that takes part in lowering one body. */
final class Lowering {
    final BodyBuilder body = new BodyBuilder();
    final JumpTargets targets = new JumpTargets();
    final Declarations declarations;
    final ConstantFolding constants;
    final EnumSwitches enumSwitches;
    final ConvertedTypes types;
    final References references;
    final Conversions conversions;
    final Scope scope;
    final ExpressionLowering expressions;
    final ConditionLowering conditions;
    final PatternLowering patterns;
    final OperatorLowering operators;
    final AssignmentLowering assignments;
    final FieldLowering fields;
    final CallLowering calls;
    final CreationLowering creations;
    final LambdaLowering lambdas;
    final StatementLowering statements;
    final LoopLowering loops;
    final SwitchLowering switches;
    final TryLowering tries;
    final InitialiserLowering initialisers;

    /** The method that is written in the place of a call. */
    Optional<CalledMethod> called = Optional.empty();

    /**
     * @param code the executable, or the class whose initialiser it is
     * @param around the class that the code stands in
     */
    Lowering(
            CtElement code,
            CtType<?> around,
            Declarations declarations,
            ConstantFolding constants,
            CanonicalConstructors canonical,
            EnumSwitches enumSwitches,
            BrokenClasses broken) {
        this.declarations = declarations;
        this.constants = constants;
        this.enumSwitches = enumSwitches;
        types = new ConvertedTypes(code.getFactory());
        references = new References(types, declarations, canonical);
        conversions = new Conversions(body, types, references, declarations);
        scope = new Scope(code, around, declarations, broken);
        expressions = new ExpressionLowering(this);
        conditions = new ConditionLowering(this);
        patterns = new PatternLowering(this);
        operators = new OperatorLowering(this);
        assignments = new AssignmentLowering(this);
        fields = new FieldLowering(this);
        calls = new CallLowering(this);
        creations = new CreationLowering(this);
        lambdas = new LambdaLowering(this);
        statements = new StatementLowering(this);
        loops = new LoopLowering(this);
        switches = new SwitchLowering(this);
        tries = new TryLowering(this);
        initialisers = new InitialiserLowering(this);
    }

    Value unknown(CtElement origin, String why) {
        return body.emit(new Step.Unknown(origin, why));
    }

    Value constant(CtElement origin, @org.jspecify.annotations.Nullable Object value) {
        return body.emit(new Step.Constant(origin, value));
    }
}
