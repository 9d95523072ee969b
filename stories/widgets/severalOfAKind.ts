/**
 * Story parameters for galleries. A gallery shows the same landmark several times with the same name, so the axe rule
 * `landmark-unique` is disabled.
 */
export const severalOfAKind = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };
