/**
 * Files of `tests/server` that say nothing of single calls: they start whole servers, kill them, send them nonsense.
 * `npm run contract:check` goes without them; they take as long as all the others.
 */
const names = [
  'crash',
  'powerCut',
  'outage',
  'start',
  'pages',
  'keyring',
  'upkeep',
  'orderlyStop',
  'instances',
  'backup',
  'keyRotation',
  'fuzz',
  'simulator',
  'privacyOnDisk',
  'load',
  'diskFull',
];

export const slowServerTests = names.map((name) => `tests/server/${name}.test.ts`);
