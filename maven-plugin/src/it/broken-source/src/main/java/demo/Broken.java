package demo;

/** Names a type that does not exist. */
class Broken {
    Missing missing;
}
