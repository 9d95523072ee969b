import {
  endorsementCertificate,
  endorsementForm,
  mailEndorsementCertificate,
} from '../../app/contract/endorsementDocuments.ts';
import {
  conservationDetail,
  conservationListByPolicy,
  conservationOutlinePay,
  conservationPayUrl,
  conservationPolicyList,
  conservationStatusNum,
  deleteTempConservation,
  submitConservationOutlinePay,
} from '../../app/contract/endorsementLists.ts';
import {
  answerEndorsementReview,
  closeEndorsement,
  openEndorsementDraft,
  policyRoster,
  revealChange,
  saveEndorsementDraft,
  sendEndorsementMaterials,
  submitEndorsement,
} from '../../app/contract/endorsementOwnCalls.ts';
import * as calls from '../../app/contract/endorsements.ts';
import type { TrialWire } from '../../app/contract/wire/endorsementChanges.schema.ts';
import {
  add,
  coverStart,
  decideAt,
  issuedPolicy,
  materialsOf,
  requestOfChanges,
  submitted,
  twiceReviewed,
} from './endorsedPolicy.ts';
import { type Send, unknownUuid } from './owned.ts';
import type { TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

const policyIn = (server: TestApp, owner: TestClient) => issuedPolicy(server, twiceReviewed(server), 3, owner);
const request = requestOfChanges([add(1)]);

/** All calls about endorsements that name a policy. */
const policyCalls: Readonly<Record<string, Send>> = {
  canApplyConservation: (client, policyUuid) => client.send(calls.canApplyConservation, { policyUuid }),
  conservationSettings: (client, policyUuid) => client.send(calls.conservationSettings, { policyUuid }),
  calcConservationPremium: (client, policyUuid) => client.send(calls.calcConservationPremium, { policyUuid, request }),
  initThirdPremium: (client, policyUuid) =>
    client.send(calls.initThirdPremium, {
      policyUuid,
      conservationStartDateTime: `${coverStart} 00:00:00`,
      updatedPersonOccuInfo: [],
    }),
  verifyConservationPersons: (client, policyUuid) =>
    client.send(calls.verifyConservationPersons, { policyUuid, request }),
  canApplyConservationJobCode: (client, policyUuid, server) =>
    client.send(calls.canApplyConservationJobCode, {
      policyUuid,
      productId: twiceReviewed(server).id,
      productCombId: 'scheme-1',
      conservationJobDTO: { jobCode: '0001001', jobDesc: '', jobType: '' },
    }),
  riskLimitConservation: (client, policyUuid) =>
    client.send(calls.riskLimitConservation, { policyUuid, operationType: '10' }),
  policyRoster: (client, policyUuid) => client.send(policyRoster, { policyUuid }),
  conservationListByPolicy: (client, policyUuid) => client.send(conservationListByPolicy, { policyUuid }),
  saveEndorsementDraft: (client, policyUuid) =>
    client.send(saveEndorsementDraft, { uuid: '', version: 0, policyUuid, request }),
  submitEndorsement: async (client, policyUuid) => {
    const { data } = await client.send(calls.calcConservationPremium, { policyUuid, request });
    const { netFen, mark } =
      data === null ? { netFen: 0, mark: 'none' } : calls.calcConservationPremium.response.fromWire(data as TrialWire);
    return client.send(submitEndorsement, { submissionId: 'owned', draftUuid: '', policyUuid, request, netFen, mark });
  },
};

const transfer = { payerName: '某', payerBankName: '某', payerBankAccount: '6', payDate: '', payVoucherList: [] };

/** All calls that name an endorsement. */
const endorsementCalls: Readonly<Record<string, Send>> = {
  conservationDetail: (client, conservationUuid) => client.send(conservationDetail, { conservationUuid }),
  revealChange: (client, conservationUuid) => client.send(revealChange, { conservationUuid, changeIndex: 0 }),
  sendEndorsementMaterials: async (client, uuid) =>
    client.send(sendEndorsementMaterials, { uuid, materials: await materialsOf(client) }),
  conservationPayUrl: (client, conservationUuid) => client.send(conservationPayUrl, { conservationUuid }),
  conservationOutlinePay: (client, conservationUuid) => client.send(conservationOutlinePay, { conservationUuid }),
  submitConservationOutlinePay: (client, conservationUuid) =>
    client.send(submitConservationOutlinePay, { conservationUuid, ...transfer }),
  answerEndorsementReview: async (client, conservationUuid, server) => {
    await decideAt(server, conservationUuid, 'transferFound');
    await decideAt(server, conservationUuid, 'inquiry');
    return client.send(answerEndorsementReview, { conservationUuid, answer: '已核对' });
  },
  closeEndorsement: async (client, conservationUuid, server) => {
    await decideAt(server, conservationUuid, 'rejected');
    return client.send(closeEndorsement, { conservationUuid });
  },
};

const draftCalls: Readonly<Record<string, Send>> = {
  openEndorsementDraft: (client, conservationUuid) => client.send(openEndorsementDraft, { conservationUuid }),
  deleteTempConservation: (client, id) => client.send(deleteTempConservation, { id }),
};

const unknown = [unknownUuid, 'nonsense'] as const;

/** Records of endorsements that an agent owns. The ownership test checks all of them. */
export const ownedEndorsements = {
  policyToEndorse: {
    unknown,
    make: async (owner: TestClient, server: TestApp) => (await policyIn(server, owner)).policyUuid,
    calls: policyCalls,
  },
  endorsement: {
    unknown,
    make: async (owner: TestClient, server: TestApp) => submitted(await policyIn(server, owner), request),
    calls: endorsementCalls,
  },
  endorsementDraft: {
    unknown,
    make: async (owner: TestClient, server: TestApp) => {
      const { policyUuid } = await policyIn(server, owner);
      const saved = await owner.ask(saveEndorsementDraft, { uuid: '', version: 0, policyUuid, request });
      return saved.conservationUuid;
    },
    calls: draftCalls,
  },
} as const;

/**
 * Calls for certificates. Only an endorsement in force has a certificate. So another test checks that the owner gets
 * the certificate.
 */
export const ofCertificates: Readonly<Record<string, Send>> = {
  endorsementCertificate: (client, conservationUuid) => client.send(endorsementCertificate, { conservationUuid }),
  mailEndorsementCertificate: (client, conservationUuid) =>
    client.send(mailEndorsementCertificate, { conservationUuid, emailAddress: 'someone@example.com' }),
};

/** Calls that return a form of an endorsement as a document. The response is a file, so it has no result code. */
export const ofForms: Readonly<Record<string, Send>> = {
  endorsementForm: (client, conservationUuid) => client.send(endorsementForm, { conservationUuid, form: 'roster' }),
};

/** Calls that filter a list by a policy. For a policy of another agent, the list is empty, as for an unknown policy. */
export const narrowedByPolicy: Readonly<Record<string, Send>> = {
  conservationPolicyList: (client, policyUuid) =>
    client.send(conservationPolicyList, {
      page: 1,
      pageSize: 10,
      states: [],
      group: null,
      keyword: '',
      policyUuid,
      from: '',
      until: '',
    }),
  conservationStatusNum: (client, policyUuid) =>
    client.send(conservationStatusNum, { keyword: '', policyUuid, from: '', until: '' }),
};
