package org.sluicempi.transformer.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A page that is being put together: a template with places such as {@code @STYLE@}, and what comes there. */
public final class Page {
    private static final Pattern PLACE = Pattern.compile("@([A-Z_]+)@");
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Class<?> owner;
    private final String template;
    private final Map<String, String> parts = new LinkedHashMap<>();
    private final List<String> scripts = new ArrayList<>();

    /**
     * @param owner beside which the resources are, in {@code html}
     * @param template name of a resource
     */
    public Page(Class<?> owner, String template) {
        this.owner = owner;
        this.template = resource(owner, template);
    }

    /** Text as it is. */
    public Page with(String place, String text) {
        parts.put(place, text);
        return this;
    }

    /** A script, which the page's policy names. */
    public Page withScript(String place, String script) {
        scripts.add(hash(script));
        return with(place, script);
    }

    /** Data for a script element of the type {@code application/json}: nothing in it ends the element or begins a comment. */
    public Page withData(String place, JsonNode data) {
        String json = MAPPER.writeValueAsString(data);
        return with(place, json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"));
    }

    /** The page; the place {@code SCRIPTS} of its policy names the scripts. */
    public String print() {
        parts.put("SCRIPTS", String.join(" ", scripts));
        StringBuilder page = new StringBuilder();
        Matcher place = PLACE.matcher(template);
        while (place.find()) {
            String part = parts.get(place.group(1));
            if (part == null) {
                throw new IllegalStateException("the page asks for " + place.group());
            }
            place.appendReplacement(page, "");
            page.append(part);
        }
        return place.appendTail(page).toString();
    }

    /** How a content security policy names a script. */
    private static String hash(String script) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** A resource beside the owner. */
    public String resource(String name) {
        return resource(owner, name);
    }

    /** A resource in {@code html} beside a class. */
    public static String resource(Class<?> owner, String name) {
        String content = optional(owner, name);
        if (content.isEmpty()) {
            throw new IllegalStateException("this Sluice was built without " + name);
        }
        return content;
    }

    /** Empty text where this Sluice was built without it. */
    public String optional(String name) {
        return optional(owner, name);
    }

    private static String optional(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream("html/" + name)) {
            if (in == null) {
                return "";
            }
            // A script element holds no carriage returns, and the policy is about what it holds.
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
