import { fontVersions } from '../setup/fonts.mjs';

/** Programs and fonts with which pictures are taken. */
export interface Manifest {
  /** Major version of Chromium. */
  readonly chromium: string;
  /** Operating system and processor, as Node names them. */
  readonly platform: string;
  /** Versions of the font packages, by name. */
  readonly fonts: Readonly<Record<string, string>>;
  /**
   * Fingerprint of the probe page's pixels. Pictures of two machines can be compared only if the fingerprints are
   * equal.
   */
  readonly probe: string;
}

/**
 * Returns the manifest of this machine. `version` is the version of Chromium, `probe` is the fingerprint of the probe
 * page on this machine.
 */
export const manifestHere = (version: string, probe: string): Manifest => ({
  chromium: version.split('.')[0] ?? version,
  platform: `${process.platform} ${process.arch}`,
  fonts: fontVersions(),
  probe,
});

const wordsOf = ({ chromium, platform, fonts }: Manifest): string =>
  [`Chromium ${chromium}`, platform, ...Object.entries(fonts).map((font) => font.join(' '))].join(', ');

/**
 * True if pictures of both manifests can be compared, because the probe page has the same pixels. False if there are no
 * references.
 */
export const areComparable = (references: Manifest | undefined, here: Manifest): boolean =>
  references?.probe === here.probe;

/** Returns the reasons why pictures aren't compared, as lines for the terminal. */
export const notJudgedWords = (references: Manifest | undefined, here: Manifest): readonly string[] =>
  references === undefined
    ? ['NOT JUDGED: there are no reference pictures. Take them: npm run visual -- --retake']
    : [
        'NOT JUDGED: the probe page looks otherwise here than where the references were taken.',
        `  references: ${wordsOf(references)}`,
        `  here:       ${wordsOf(here)}`,
        'Either use what the references were taken with (Debian’s Chromium; `npm ci` for the fonts), or retake all of',
        'them on a commit whose pictures are known to be right, and commit them: npm run visual -- --retake',
      ];
