/** Parameters for galleries. A page has only one such landmark, but a gallery has several with the same name. */
export const severalOfAKind = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };
