package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.Position;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Edits of a text at the places of nodes; those that lie in another one that is replaced are left out. */
public final class Edits {
    private record Edit(int from, int to, String text) {}

    private final String text;
    private final List<Integer> lines = new ArrayList<>(List.of(0));
    private final List<Edit> edits = new ArrayList<>();

    Edits(String text) {
        this.text = text;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            lines.add(at + 1);
        }
    }

    /** What the node is in the text. */
    String textOf(Node node) {
        return text.substring(start(node), end(node));
    }

    void replace(Node node, String with) {
        edits.add(new Edit(start(node), end(node), with));
    }

    void insertBehind(Node node, String what) {
        edits.add(new Edit(end(node), end(node), what));
    }

    /** Adds members at the end of a class. */
    void addMember(ClassOrInterfaceDeclaration type, String member) {
        edits.add(new Edit(end(type) - 1, end(type) - 1, "    " + member + "\n"));
    }

    boolean isEmpty() {
        return edits.isEmpty();
    }

    /** The text with all edits. */
    String result() {
        List<Edit> sorted = new ArrayList<>(edits);
        sorted.sort(Comparator.comparingInt(Edit::from).thenComparingInt(e -> -e.to()));
        StringBuilder result = new StringBuilder();
        int at = 0;
        for (Edit edit : sorted) {
            if (edit.from() >= at) {
                result.append(text, at, edit.from()).append(edit.text());
                at = edit.to();
            }
        }
        return result.append(text.substring(at)).toString();
    }

    private int start(Node node) {
        return offset(node.getRange().orElseThrow().begin);
    }

    private int end(Node node) {
        return offset(node.getRange().orElseThrow().end) + 1;
    }

    private int offset(Position position) {
        return lines.get(position.line - 1) + position.column - 1;
    }
}
