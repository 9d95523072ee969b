import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repository, sourcesIn } from './imports.ts';

/**
 * Services that refuse a save because a newer version exists, and the file of the client or the desk that lets the
 * user choose between the two versions.
 */
const owners: Readonly<Record<string, string>> = {
  'app/server/desk/products/drafts.ts': 'app/desk/products/draftSaver.ts',
  'app/server/drafts/service.ts': 'app/client/drafts/autosave.ts',
  'app/server/endorsements/drafts.ts': 'app/client/endorsements/useEndorsementSteps.ts',
  'app/server/offlineOrders/service.ts': 'app/client/confirmation/useOfflineSubmission.ts',
};

/** For each file whose requests show no toast on a conflict, the file that shows the conflict instead. */
const quietSenders: Readonly<Record<string, string>> = {
  'app/client/endorsements/useEndorsementDraft.ts': 'app/client/endorsements/useEndorsementSteps.ts',
  'app/client/confirmation/useOfflineSubmission.ts': 'app/client/confirmation/useOfflineSubmission.ts',
};

const holding = (pattern: string, text: string) =>
  sourcesIn(pattern).filter((file) => readFileSync(join(repository, file), 'utf8').includes(text));

it('a save that the server refuses because of a newer version is shown by the screen that sent it', () => {
  expect(holding('app/server/**/*.ts', 'new Refusal(resultCodes.conflict').toSorted()).toEqual(
    Object.keys(owners).toSorted(),
  );
  const takers = holding('app/{client,desk}/**/*.{ts,tsx}', "isCallError(error, 'conflict')");
  expect(takers).toEqual(expect.arrayContaining(Object.values(owners)));
});

it('a conflict without a toast has an owner', () => {
  expect(holding('app/client/**/*.{ts,tsx}', 'answersConflict: true').toSorted()).toEqual(
    Object.keys(quietSenders).toSorted(),
  );
  expect(Object.values(owners)).toEqual(expect.arrayContaining(Object.values(quietSenders)));
});
