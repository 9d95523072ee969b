/**
 * Files of `tests/server` that don't test single calls: they start whole servers, kill them or send them invalid data.
 * `npm run contract:check` leaves them out, because they take as long as all other files together.
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
