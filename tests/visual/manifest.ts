import { fontVersions } from '../setup/fonts.mjs';

/** Programs and fonts with which the reference pictures were taken. */
export interface Manifest {
  /** Major version of Chromium. */
  readonly chromium: string;
  /** Operating system and processor, as Node names them. */
  readonly platform: string;
  /** Versions of the font packages, by name. */
  readonly fonts: Readonly<Record<string, string>>;
  /** Fingerprint of the pixels of the probe page. Pictures can be compared only if it is the same. */
  readonly probe: string;
}

/**
 * The manifest of this machine. `version` is Chromium's version, `probe` the fingerprint of the probe page drawn here.
 */
export const manifestHere = (version: string, probe: string): Manifest => ({
  chromium: version.split('.')[0] ?? version,
  platform: `${process.platform} ${process.arch}`,
  fonts: fontVersions(),
  probe,
});

const wordsOf = ({ chromium, platform, fonts }: Manifest): string =>
  [`Chromium ${chromium}`, platform, ...Object.entries(fonts).map((font) => font.join(' '))].join(', ');

/** True when pictures of both manifests can be compared: the same page has the same pixels. */
export const areComparable = (references: Manifest | undefined, here: Manifest): boolean =>
  references?.probe === here.probe;

/** The reasons why pictures aren't compared, in English, for a terminal. */
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
