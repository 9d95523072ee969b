/** For galleries: a page has one such landmark, a gallery several of the same name. */
export const severalOfAKind = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };
