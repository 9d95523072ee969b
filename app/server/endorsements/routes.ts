import {
  endorsementCertificate,
  endorsementForm,
  mailEndorsementCertificate,
} from '../../contract/endorsementDocuments.ts';
import {
  conservationDetail,
  conservationListByPolicy,
  conservationOutlinePay,
  conservationPayUrl,
  conservationPolicyList,
  conservationStatusNum,
  deleteTempConservation,
  submitConservationOutlinePay,
} from '../../contract/endorsementLists.ts';
import {
  answerEndorsementReview,
  closeEndorsement as closeEndorsementCall,
  openEndorsementDraft,
  policyRoster,
  revealChange as revealChangeCall,
  saveEndorsementDraft,
  sendEndorsementMaterials,
  submitEndorsement as submitEndorsementCall,
} from '../../contract/endorsementOwnCalls.ts';
import { endorsementStateCodeOf } from '../../contract/endorsementRecords.ts';
import * as calls from '../../contract/endorsements.ts';
import { kindOfCode } from '../../contract/wire/endorsementChanges.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { certificateOf, mailCertificate } from './certificate.ts';
import { deleteDraft, openDraft, saveDraft } from './drafts.ts';
import { firstPremium } from './firstPremium.ts';
import { endorsementFormOf } from './forms.ts';
import { answerReview, closeEndorsement, type MovedEndorsement, sendMaterials } from './handling.ts';
import { countEndorsements, endorsementDetail, listEndorsements, listOfPolicy, rosterOfPolicy } from './lists.ts';
import { endorsementPayUrl } from './payment.ts';
import { revealChange } from './revealChange.ts';
import { calcPremium, canApply, canApplyJobCode, configOf, riskLimit, settingsOf, verifyPersons } from './service.ts';
import { submitEndorsement } from './submit.ts';
import { endorsementTemplate } from './template.ts';
import { claimTransfer, outlinePay } from './transfers.ts';

const moved = ({ uuid, state }: MovedEndorsement) => ({
  conservationUuid: uuid,
  status: endorsementStateCodeOf(state),
});

function preparationRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(calls.canApplyConservation, ({ policyUuid }, agent, locale) =>
    canApply(services, agent, policyUuid, locale),
  );
  agentCall(calls.conservationConfig, ({ productId }) => configOf(services, productId));
  agentCall(calls.conservationSettings, (asked, agent) => settingsOf(services, agent, asked));
  agentCall(calls.calcConservationPremium, (request, agent) => calcPremium(services, agent, request));
  agentCall(calls.initThirdPremium, (asked, agent) => firstPremium(services, agent, asked));
  agentCall(calls.verifyConservationPersons, async (request, agent) => {
    await verifyPersons(services, agent, request);
    return {};
  });
  agentCall(calls.canApplyConservationJobCode, (asked, agent, locale) =>
    canApplyJobCode(services, agent, asked, locale),
  );
  agentCall(calls.riskLimitConservation, ({ policyUuid, operationType }, agent, locale) =>
    riskLimit(services, agent, { policyUuid, kind: kindOfCode(Number(operationType)) }, locale),
  );
  agentCall(calls.conservationTemplate, ({ policyUuid }, agent) => endorsementTemplate(services, agent, policyUuid));
  agentCall(policyRoster, ({ policyUuid }, agent) => rosterOfPolicy(services, agent, policyUuid));
}

function listRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(conservationStatusNum, (filter, agent) => countEndorsements(services, agent, filter));
  agentCall(conservationPolicyList, (query, agent) => listEndorsements(services, agent, query));
  agentCall(conservationListByPolicy, ({ policyUuid }, agent) => listOfPolicy(services, agent, policyUuid));
  agentCall(conservationDetail, ({ conservationUuid }, agent) => endorsementDetail(services, agent, conservationUuid));
  agentCall(revealChangeCall, (look, agent) => revealChange(services, agent, look));
}

/** Registers the calls about endorsements. */
export function endorsementRoutes(routes: CallRoutes, services: Services): void {
  const { agentCall } = routes;
  preparationRoutes(routes, services);
  listRoutes(routes, services);
  agentCall(saveEndorsementDraft, async (save, agent) => {
    const { uuid, ...saved } = await saveDraft(services, agent, save);
    return { conservationUuid: uuid, ...saved };
  });
  agentCall(openEndorsementDraft, ({ conservationUuid }, agent) => openDraft(services, agent, conservationUuid));
  agentCall(deleteTempConservation, async ({ id }, agent) => {
    await deleteDraft(services, agent, id);
    return {};
  });
  agentCall(submitEndorsementCall, async (submission, agent) => {
    const { sn, ...submitted } = await submitEndorsement(services, agent, submission);
    return { ...moved(submitted), conservationSn: sn };
  });
  agentCall(sendEndorsementMaterials, async (sent, agent) => moved(await sendMaterials(services, agent, sent)));
  agentCall(answerEndorsementReview, async ({ conservationUuid: uuid, answer }, agent) =>
    moved(await answerReview(services, agent, { uuid, answer })),
  );
  agentCall(closeEndorsementCall, async ({ conservationUuid }, agent) =>
    moved(await closeEndorsement(services, agent, conservationUuid)),
  );
  agentCall(endorsementCertificate, ({ conservationUuid }, agent) =>
    certificateOf(services, agent.id, conservationUuid),
  );
  agentCall(endorsementForm, (asked, agent) => endorsementFormOf(services, agent, asked));
  agentCall(mailEndorsementCertificate, async ({ conservationUuid, emailAddress }, agent) => {
    await mailCertificate(services, agent, { to: emailAddress, endorsementUuid: conservationUuid });
    return {};
  });
  agentCall(conservationPayUrl, async ({ conservationUuid }, agent) => ({
    payUrl: await endorsementPayUrl(services, agent, conservationUuid),
  }));
  agentCall(conservationOutlinePay, ({ conservationUuid }, agent) => outlinePay(services, agent, conservationUuid));
  agentCall(submitConservationOutlinePay, async ({ conservationUuid, ...transfer }, agent) =>
    moved(await claimTransfer(services, agent, conservationUuid, transfer)),
  );
}
