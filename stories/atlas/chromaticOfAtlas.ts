/**
 * Chromatic's parameters of the state atlas. Modes that only galleries are shown in are switched off, as in
 * `npm run visual`.
 */
export const chromaticOfAtlas = {
  modes: {
    contrast: { disable: true },
    compact: { disable: true },
    english: { disable: true },
    narrow: { disable: true },
    partner: { disable: true },
  },
};
