import { openEndorsementDraft, policyRoster } from '@tuanbao/app/contract/endorsementOwnCalls';
import { calcConservationPremium, conservationSettings } from '@tuanbao/app/contract/endorsements';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { defaultEndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import { employerLiability as product } from '@tuanbao/library/samples/products';

import occupations from '../../../app/catalogue/occupations.json' with { type: 'json' };
import { samplePerson } from '../../../stories/fixtures/rosters.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';
import { agent } from './renderApp.tsx';
import { type ScriptedServer, success } from './scriptedServer.ts';

const { persons: insured } = completeDraft(product, { heads: 5 });

/** Returns a sample person in the policy's only scheme. */
export const inScheme = (index: number) => ({ ...samplePerson(index), schemeId: 'scheme-1' });

/** The draft `d1` of an endorsement. The endorsement adds two persons. */
export const endorsementDraft = {
  uuid: 'd1',
  version: 1,
  savedAt: '2026-11-20T01:00:00.000Z',
  policyUuid: 'p1',
  request: {
    effectiveDate: '2026-12-01',
    changes: [
      { kind: 'add', person: inScheme(20) },
      { kind: 'add', person: inScheme(21) },
    ] as readonly PersonChange[],
  },
  materials: [{ code: 'application', files: ['https://files.example/1'] }],
};

/** The file of the draft's only material. */
export const stored = {
  url: 'https://files.example/1',
  name: '申请书盖章页.png',
  type: 'image/png',
  size: 1200,
  readUrl: 'https://files.example/1?signature',
  thumbnailUrl: 'https://files.example/1.thumb.webp?signature',
};

/** Path of the call that saves an endorsement draft. */
export const endorsementSaves = '/api/own/conservation/save';

const trial = (mark: string, netFen: number) =>
  success(calcConservationPremium.response.toWire({ lines: [], netFen, settlement: 'pay', mark }));

/**
 * Sets the server's responses for an endorsement of policy `p1`. An agent is signed in, the roster has five persons,
 * and the draft is `d1`. The first calculated price is 20.00 yuan; every later price is 10.00 yuan.
 *
 * @param counted number of additional persons who are insured without a name
 */
export function answerEndorsing(server: ScriptedServer, { counted = 0 } = {}): void {
  const heads = insured.length + counted;
  server.on('/api/user/getUserInfo', success(agent));
  server.on(`/api/insuranceChoose/${product.id}`, success(product));
  server.on('/api/getGroupProfessionByProductId', success(occupations));
  server.on('/api/own/policies/p1/roster', success(policyRoster.response.toWire({ version: 0, persons: insured })));
  server.on(
    '/api/conservation/riskLimitConservation',
    success({ canFlag: true, msg: '', personCount: heads, limitCount: null, usedCount: 0, leftCount: null }),
  );
  server.on(
    '/api/conservation/getSettingsByPolicyUuid',
    success(
      conservationSettings.response.toWire({
        policyUuid: 'p1',
        policySn: 'P1',
        productId: product.id,
        productName: product.name,
        groupName: '青禾机械制造有限公司',
        startDate: '2026-12-01',
        endDate: '2027-11-30',
        earliestEffectiveDate: '2026-12-01',
        latestEffectiveDate: '2027-11-30',
        heads,
        rosterVersion: 0,
        payWays: ['online', 'transfer'],
        schemes: [{ id: 'scheme-1', name: '方案1', allowedClasses: '111100' }],
        rule: {
          ...defaultEndorsementRule,
          materials: [
            { code: 'application', name: '保全申请书', isRequired: true },
            { code: 'proof', name: '离职证明', isRequired: false },
          ],
        },
      }),
    ),
  );
  server.on('/api/own/conservation/d1/draft', success(openEndorsementDraft.response.toWire(endorsementDraft)));
  server.on('/api/conservation/calcPremium', trial('aaaa', 2000), trial('bbbb', 1000));
  server.on('/api/conservation/verifyPersonsInfo', success({}));
  server.on('/api/own/files', success({ fileList: [{ ...stored, orderSn: '' }] }));
  server.on(endorsementSaves, success({ conservationUuid: 'd1', version: 2, savedAt: '' }));
}
