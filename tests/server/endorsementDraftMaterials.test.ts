import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { deleteTempConservation } from '../../app/contract/endorsementLists.ts';
import {
  openEndorsementDraft,
  saveEndorsementDraft,
  sendEndorsementMaterials,
  submitEndorsement,
} from '../../app/contract/endorsementOwnCalls.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import type { UploadedMaterial } from '../../library/src/domain/endorsement/endorsementMaterials.ts';
import {
  add,
  type EndorsedPolicyFixture,
  materialsOf,
  requestOfChanges,
  startWithPolicy,
  submissionOf,
} from '../setup/endorsedPolicy.ts';
import type { TestApp } from '../setup/testApp.ts';

describe('the materials of an endorsement that is not submitted yet', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  beforeAll(async () => {
    ({ server, policy } = await startWithPolicy());
  });
  afterAll(() => server.close());

  const request = requestOfChanges([add(1)]);
  const save = async (materials?: readonly UploadedMaterial[], uuid = '', version = 0) => {
    const { policyUuid, agent } = policy;
    return agent.send(saveEndorsementDraft, { uuid, version, policyUuid, request, materials });
  };
  const saved = async (materials?: readonly UploadedMaterial[]) =>
    (await save(materials)).data as { conservationUuid: string; version: number };
  const opened = (conservationUuid: string) => policy.agent.ask(openEndorsementDraft, { conservationUuid });

  test('are stored with the draft, stay if a save does not name them, and are removed if it says so', async () => {
    const papers = await materialsOf(policy.agent);
    const { conservationUuid, version } = await saved(papers);

    expect(version).toBe(1);
    expect((await opened(conservationUuid)).materials).toEqual(papers);
    await save(undefined, conservationUuid, 1);
    expect((await opened(conservationUuid)).materials).toEqual(papers);
    await save([], conservationUuid, 2);
    expect((await opened(conservationUuid)).materials).toEqual([]);
  });

  test('cause a conflict if two clients save at once, and a repeated save counts once', async () => {
    const papers = await materialsOf(policy.agent);
    const { conservationUuid } = await saved();
    await save(papers, conservationUuid, 1);

    expect((await save(papers, conservationUuid, 1)).resCode).toBe(resultCodes.success);
    expect((await save([], conservationUuid, 1)).resCode).toBe(resultCodes.conflict);
  });

  test('can only be the agent’s own', async () => {
    const others = await materialsOf(await server.signIn());

    expect((await save(others)).resCode).toBe(resultCodes.refused);
  });

  test('are deleted with a deleted draft, and sent with a submitted one', async () => {
    const papers = await materialsOf(policy.agent);
    const { conservationUuid: deleted } = await saved(papers);
    await policy.agent.ask(deleteTempConservation, { id: deleted });
    const { materials } = await server.database
      .selectFrom('endorsements')
      .select('materials')
      .where('uuid', '=', deleted)
      .executeTakeFirstOrThrow();
    expect(materials).toEqual([]);

    const { conservationUuid: uuid } = await saved(papers);
    await policy.agent.ask(submitEndorsement, await submissionOf(policy, request, uuid));
    expect((await policy.agent.send(sendEndorsementMaterials, { uuid, materials: papers })).resCode).toBe(
      resultCodes.success,
    );
  });
});
