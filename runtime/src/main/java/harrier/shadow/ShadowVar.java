package harrier.shadow;

/**
 * Marks what a tool stores for a variable. The shadow types of the tools of a chain are distinct.
 */
public interface ShadowVar {}
