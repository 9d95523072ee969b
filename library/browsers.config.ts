import manifest from '../package.json' with { type: 'json' };

/** Names of browsers that Vite and its minifiers spell differently from `browserslist`. */
const spellings: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/** The oldest browsers that are supported, from the `browserslist` of the repository: `chrome109`, `safari16.4`. */
export const buildTargets: string[] = manifest.browserslist.map((entry) => {
  const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  if (version === '') throw new Error(`browserslist: ${entry} doesn't name one browser and its oldest version`);
  return (spellings[browser] ?? browser) + version;
});
