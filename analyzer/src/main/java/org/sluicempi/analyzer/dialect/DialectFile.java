package org.sluicempi.analyzer.dialect;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads a dialect from its file. A file that says something it should not is a defect of this program. */
final class DialectFile {
    private final JsonNode json;
    private final List<Dialect.Argument> envelope = new ArrayList<>();

    private DialectFile(JsonNode json) {
        this.json = json;
    }

    static Dialect read(String id) {
        try (InputStream in = DialectFile.class.getResourceAsStream(id + ".json")) {
            if (in == null) {
                throw new IllegalStateException("no dialect file " + id + ".json");
            }
            return new DialectFile(JsonMapper.builder().build().readTree(in)).dialect();
        } catch (IOException e) {
            throw new IllegalStateException("dialect file " + id + ".json cannot be read", e);
        }
    }

    private Dialect dialect() {
        for (JsonNode argument : json.required("envelope")) {
            envelope.add(Dialect.Argument.valueOf(argument.stringValue()));
        }
        String id = json.required("id").stringValue();
        String packageName = json.required("package").stringValue();
        return new Dialect(
                id,
                json.required("about").stringValue(),
                packageName,
                types(id, packageName),
                strings(json.required("supertypes")),
                calls(json.required("calls")),
                strings(json.required("datatypes")),
                Optional.ofNullable(json.path("objects").stringValue(null)),
                delta(strings(json.required("delta"))));
    }

    /** The types of the list of signatures, which header classes are made of, too. */
    private static List<String> types(String id, String packageName) {
        try (InputStream in = DialectFile.class.getResourceAsStream("/org/sluicempi/analyzer/model/" + id + ".api")) {
            if (in == null) {
                throw new IllegalStateException("no list of signatures " + id + ".api");
            }
            Pattern head = Pattern.compile(
                    "(?m)^(?:\\w.*)?\\b(?:class|interface) " + Pattern.quote(packageName) + "\\.(\\w+)\\b");
            return head.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .results()
                    .map(found -> found.group(1))
                    .distinct()
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException("list of signatures " + id + ".api cannot be read", e);
        }
    }

    private Map<String, Dialect.Call> calls(JsonNode groups) {
        Map<String, Dialect.Call> calls = new HashMap<>();
        for (JsonNode group : groups) {
            for (JsonNode name : group.required("names")) {
                String key = group.required("type").stringValue() + "." + name.stringValue();
                if (calls.put(key, call(group, name.stringValue())) != null) {
                    throw new IllegalStateException("dialect lists " + key + " twice");
                }
            }
        }
        return calls;
    }

    private Dialect.Call call(JsonNode group, String name) {
        CallKind kind = CallKind.valueOf(group.required("kind").stringValue());
        return new Dialect.Call(
                name,
                kind,
                SendMode.valueOf(group.path("mode").stringValue("STANDARD")),
                group.path("blocking").booleanValue(false),
                group.path("enveloped").booleanValue(false) ? arguments(kind) : List.of(),
                group.path("steady").booleanValue(false),
                group.path("positive").booleanValue(false),
                Optional.ofNullable(group.path("begin").stringValue(null)));
    }

    private List<Dialect.Argument> arguments(CallKind kind) {
        List<Dialect.Argument> arguments = new ArrayList<>(envelope);
        if (kind == CallKind.SEND_RECV) {
            arguments.addAll(envelope);
        }
        return arguments;
    }

    private static Dialect.DeltaNames delta(Map<String, String> names) {
        return new Dialect.DeltaNames(
                required(names, "sendType"),
                required(names, "recvType"),
                required(names, "none"),
                required(names, "received"),
                required(names, "announceAtEnd"),
                required(names, "strip"),
                required(names, "sendData"),
                required(names, "sendEnd"),
                required(names, "sendEndIfBegun"),
                required(names, "isBegun"),
                required(names, "waitData"),
                required(names, "waitAll"),
                required(names, "callsType"),
                required(names, "beginCalls"),
                required(names, "beside"),
                required(names, "sendAmong"),
                required(names, "recvAmong"));
    }

    private static String required(Map<String, String> names, String key) {
        String value = names.get(key);
        if (value == null) {
            throw new IllegalStateException("dialect has no delta name " + key);
        }
        return value;
    }

    private static Map<String, String> strings(JsonNode object) {
        Map<String, String> strings = new HashMap<>();
        for (Map.Entry<String, JsonNode> entry : object.properties()) {
            strings.put(entry.getKey(), entry.getValue().stringValue());
        }
        return strings;
    }
}
