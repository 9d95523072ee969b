import { effectiveDateProblems } from '@tuanbao/library/domain/endorsement/effectiveDate';
import { personCharge } from '@tuanbao/library/domain/endorsement/personCharge';
import { yuanOf } from '@tuanbao/library/domain/money/fen';
import { errorAt, type Problem } from '@tuanbao/library/domain/problem/problem';
import { emptyPerson, type NewPerson } from '@tuanbao/library/domain/roster/person';

import type { RequestOf, ResponseOf } from '../../contract/call.ts';
import type { initThirdPremium } from '../../contract/endorsements.ts';
import { dayOfInstant, kindOfCode } from '../../contract/wire/endorsementChanges.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Services } from '../services/services.ts';
import { rosterContextFor, trialContextFor } from './contexts.ts';
import { offeredPolicyOf } from './judge.ts';
import { refuseProblems } from './refusals.ts';

type Asked = RequestOf<typeof initThirdPremium>;

/**
 * Returns a problem if the occupation class in a line of the request differs from the class that the product gives to
 * the occupation. With another class, the premium would be wrong.
 */
function statedClassProblems(
  { occupationCode, occupationType }: Asked['updatedPersonOccuInfo'][number],
  classOf: (person: NewPerson) => number | null,
  index: number,
): readonly Problem[] {
  const expected = classOf({ ...emptyPerson, occupationCode });
  if (occupationType === '' || expected === null || String(expected) === occupationType) return [];
  return [errorAt(`updatedPersonOccuInfo.${index}.occupationType`, 'E_OCC_CLASS_MISMATCH', { expected })];
}

/**
 * Returns the premium change for each line of the request, per person and for all persons of the line, and the total
 * change. The change is negative for persons who are removed.
 * @throws Refusal 900404 when the policy doesn't exist, 006004 when the product doesn't allow endorsements, the day
 * isn't possible, a stated occupation class is wrong, or a premium can't be computed
 */
export async function firstPremium(
  services: Services,
  agent: AgentIdentity,
  { policyUuid, conservationStartDateTime, updatedPersonOccuInfo }: Asked,
): Promise<ResponseOf<typeof initThirdPremium>> {
  const policy = await asAgent(services.database, agent.id, (tx) => offeredPolicyOf(services, tx, agent, policyUuid));
  const effectiveDate = dayOfInstant(conservationStartDateTime);
  const { cover, rule, product } = policy;
  refuseProblems(effectiveDateProblems(effectiveDate, services.clock.today(), cover));
  const trial = trialContextFor(services, policy, rosterContextFor(services, policy, effectiveDate));
  let totalFen = 0;
  const premiumList = updatedPersonOccuInfo.map((line, index) => {
    const { productCombId: schemeId, occupationCode, occupationType: occupationClass } = line;
    const premiums = trial.premiumsOf({ ...emptyPerson, schemeId, occupationCode, occupationClass });
    refuseProblems(statedClassProblems(line, trial.classOf, index));
    const { premiumMode: mode } = rule;
    const charge =
      premiums && mode !== 'none'
        ? personCharge(premiums, { mode, effectiveDate, cover, shortPeriodRates: product.shortPeriodRates })
        : 0;
    if (!premiums) refuseProblems([{ code: 'premiumUnknown', path: String(index), params: {}, severity: 'error' }]);
    if (typeof charge === 'object') refuseProblems([charge.problem]);
    const unitFen = (kindOfCode(line.operationType) === 'remove' ? -1 : 1) * Number(charge);
    totalFen += unitFen * line.num;
    return {
      ...line,
      unitPremium: yuanOf(unitFen),
      premium: yuanOf(unitFen * line.num),
      annualPremium: premiums?.annual ?? '0',
    };
  });
  return { premiumList, totalPremium: yuanOf(totalFen) };
}
