/**
 * Files of `tests/server` that don't test single calls. Their tests start whole servers, kill them or send them invalid
 * data. `npm run contract:check` leaves these files out, because their tests take as long as all other server tests
 * together.
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
