package org.sluicempi.analyzer.callgraph;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The means of the JDK by which a program reaches its own code, fields and classes without naming them. */
enum Device {
    /** Runs methods and constructors, and so initialises classes. */
    CODE(
            Set.of(
                    "getMethod",
                    "getMethods",
                    "getDeclaredMethod",
                    "getDeclaredMethods",
                    "getConstructor",
                    "getConstructors",
                    "getDeclaredConstructor",
                    "getDeclaredConstructors",
                    "getEnclosingMethod",
                    "getEnclosingConstructor",
                    "newInstance",
                    "forName",
                    "loadClass",
                    "findClass",
                    "ensureInitialized",
                    "ensureClassInitialized",
                    "findStatic",
                    "findVirtual",
                    "findSpecial",
                    "findConstructor",
                    "revealDirect",
                    "getBundle",
                    "newFactory",
                    "createXMLReader",
                    "addProvider",
                    "insertProviderAt",
                    "putService",
                    "readConfiguration",
                    "updateConfiguration",
                    "setLookAndFeel",
                    "registerEditorKitForContentType"),
            Set.of(
                    "ServiceLoader",
                    "Introspector",
                    "MBeanServer",
                    "ScriptEngine",
                    "ScriptEngineManager",
                    "XMLDecoder",
                    "EventHandler",
                    "ResourceBundle",
                    "DriverManager",
                    "InitialContext",
                    "LoginContext",
                    "RowSetProvider",
                    "RequiredModelMBean",
                    "MLet",
                    "ToolProvider",
                    "JShell",
                    "DataFlavor",
                    "UIManager",
                    "UIDefaults"),
            List.of(
                    "java.rmi.server.",
                    "java.security.Provider",
                    "javax.management.loading.",
                    "javax.management.modelmbean.",
                    "javax.naming.",
                    "javax.security.auth.login.",
                    "javax.sql.rowset.",
                    "javax.tools.",
                    "jdk.jshell.")),
    /** Gives fields values that no step names, private and final ones among them. */
    FIELDS(
            Set.of(
                    "getField",
                    "getFields",
                    "getDeclaredField",
                    "getDeclaredFields",
                    "findVarHandle",
                    "findStaticVarHandle",
                    "findSetter",
                    "findStaticSetter",
                    "newUpdater"),
            Set.of()),
    /** Makes objects of the program's interfaces whose classes nobody has written. */
    PROXIES(
            Set.of("newProxyInstance", "getProxyClass", "asInterfaceInstance", "newMBeanProxy", "newMXBeanProxy"),
            Set.of(
                    "Proxy",
                    "EventHandler",
                    "MethodHandleProxies",
                    "LambdaMetafactory",
                    "Invocable",
                    "JMX",
                    "MBeanServerInvocationHandler",
                    "UnicastRemoteObject",
                    "RemoteObjectInvocationHandler")),
    /** Makes classes that nobody has written, be they derived from those of the program. */
    CLASSES(Set.of("defineClass", "defineHiddenClass", "defineHiddenClassWithClassData"), Set.of("URLClassLoader")),
    /** Finds a class by way of another one; whoever has it may initialise it. */
    NEIGHBOURS(
            Set.of(
                    "getDeclaredClasses",
                    "getClasses",
                    "getNestMembers",
                    "getNestHost",
                    "getPermittedSubclasses",
                    "getEnclosingClass",
                    "getDeclaringClass",
                    "getComponentType",
                    "componentType",
                    "getInterfaces",
                    "getSuperclass",
                    "getRecordComponents",
                    "getAnnotation",
                    "getAnnotations",
                    "getAnnotationsByType",
                    "getDeclaredAnnotation",
                    "getDeclaredAnnotations",
                    "getDeclaredAnnotationsByType"),
            Set.of()),
    /** Makes objects from bytes: no initialiser of theirs runs, and their fields hold what the bytes say. */
    OBJECTS(
            Set.of("readObject", "readUnshared", "defaultReadObject"),
            Set.of("ObjectInputStream", "ObjectInput", "MarshalledObject", "SignedObject", "SealedObject", "OBJECT")),
    /**
     * Handles and descriptions of methods, types and constants: they run code, set fields and find classes. Of a file with a
     * model their packages count; of others these words, without which nobody has such an object.
     */
    HANDLES(
            Set.of(
                    "describeConstable",
                    "resolveConstantDesc",
                    "getRecordComponents",
                    "getAccessor",
                    "fromMethodDescriptorString"),
            Set.of(
                    "MethodHandles",
                    "MethodHandle",
                    "MethodType",
                    "ConstantBootstraps",
                    "VarHandle",
                    "VarHandleDesc",
                    "EnumDesc",
                    "ClassDesc",
                    "MethodTypeDesc",
                    "MethodHandleDesc",
                    "DirectMethodHandleDesc",
                    "DynamicConstantDesc",
                    "DynamicCallSiteDesc",
                    "ConstantDescs"),
            List.of("java.lang.invoke.", "java.lang.constant.", "java.beans.")),
    /** Passes over all rules: code that is not Java, and what writes to memory as it is. */
    MEMORY(
            Set.of("loadLibrary", "allocateInstance", "putObject", "putReference", "objectFieldOffset"),
            Set.of("Unsafe"));

    private final Set<String> words = new LinkedHashSet<>();
    private final List<String> packages;

    Device(Set<String> methods, Set<String> types) {
        this(methods, types, List.of());
    }

    Device(Set<String> methods, Set<String> types, List<String> packages) {
        words.addAll(methods);
        words.addAll(types);
        this.packages = packages;
    }

    /** Names of methods, types and constants without which it cannot be had. */
    Set<String> words() {
        return Set.copyOf(words);
    }

    /** Whether it is to be had by a type, be that one of which only the package tells. */
    boolean isGivenBy(String qualifiedName) {
        return packages.stream().anyMatch(qualifiedName::startsWith);
    }
}
