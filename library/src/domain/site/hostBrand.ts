/**
 * Footers of the agents' pages. `copyright`: the platform's copyright line and registration numbers. `numbers`: only
 * the platform's registration numbers. `own`: `licence` and `filing` of the host's brand.
 */
export const brandFooters = ['copyright', 'numbers', 'own'] as const;

/** Footer of the agents' pages on a host; see `brandFooters`. */
export type BrandFooter = (typeof brandFooters)[number];

/**
 * Name, logo, colour and footer of the agents' pages on one host (domain name). An empty text means that the default is
 * shown.
 */
export interface HostBrand {
  /** Name of the site in Chinese. The default is the platform's name or, on a partner's host, the agency's name. */
  readonly name: string;
  /** Name of the site in English. The default is the Chinese name. */
  readonly englishName: string;
  /** Id of the uploaded logo. The default is the platform's logo; a partner's host has no default logo. */
  readonly logo: string;
  /** Colour from which the colours of the pages are made, in the form `#rrggbb`. */
  readonly colour: string;
  readonly footer: BrandFooter;
  /** Licence number in the footer `own`. */
  readonly licence: string;
  /** Filing number of the site in the footer `own`. */
  readonly filing: string;
}

/** The brand of a host for which operators have published no brand. */
export const initialBrand = (isPartnerHost: boolean): HostBrand => ({
  name: '',
  englishName: '',
  logo: '',
  colour: '',
  footer: isPartnerHost ? 'numbers' : 'copyright',
  licence: '',
  filing: '',
});

/** The name of the site in a language; empty when the default name is shown. */
export const brandNameIn = (
  { name, englishName }: Pick<HostBrand, 'englishName' | 'name'>,
  isEnglish: boolean,
): string => (isEnglish && englishName !== '' ? englishName : name);

/** Mistake in a brand that an operator has filled in. */
export type BrandProblem = 'colourWrong' | 'licenceMissing' | 'nameMissing';

/**
 * Mistakes in a brand. An English name requires a Chinese name. A colour must have the form `#rrggbb`. The footer `own`
 * requires the licence number, because an insurance intermediary must show its licence number on its pages.
 */
export function brandProblems({ name, englishName, colour, footer, licence }: HostBrand): readonly BrandProblem[] {
  return [
    ...(name === '' && englishName !== '' ? (['nameMissing'] as const) : []),
    ...(colour === '' || /^#[\da-f]{6}$/i.test(colour) ? [] : (['colourWrong'] as const)),
    ...(footer === 'own' && licence === '' ? (['licenceMissing'] as const) : []),
  ];
}
