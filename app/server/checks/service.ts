import { groupNameProblems } from '@tuanbao/library/domain/applicant/groupName';
import { isWaylayWording } from '@tuanbao/library/domain/applicant/waylay';
import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { groupIdProblems, isGroupIdType } from '@tuanbao/library/domain/identity/groupId';
import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';
import { classesOf } from '@tuanbao/library/domain/occupation/occupationClass';
import { hasErrors, type Problem } from '@tuanbao/library/domain/problem/problem';
import { applicantContextOf } from '@tuanbao/library/domain/product/applicantContext';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { rosterProblems } from '@tuanbao/library/domain/roster/checkRoster';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { rosterContextOf } from '@tuanbao/library/domain/roster/rosterContext';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';

import type { CompanyToCheck, InitialPremium, PersonsAtRisk, PersonsToCheck } from '../../contract/checks.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { knownProduct, productOnSale } from '../catalogue/products.ts';
import { idNoIndexOf } from '../orders/personIndexes.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import { refuseProblemPersons } from '../services/problemPersons.ts';
import { problemWords } from '../services/problemWords.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { whiteListOf } from '../users/mayInsure.ts';
import { type CoverRow, coversInForce, noteWaylay, takeInvitation } from './repository.ts';

/**
 * Checks an organisation's name and number under the rules of a product. `isValid` is false if there is an error.
 * `isRefused` is true if a message says that the product declines the organisation (拒保).
 * @throws Refusal 900404 when the product doesn't exist
 */
export function checkCompany({ catalogue, clock }: Services, company: CompanyToCheck) {
  const product = knownProduct(catalogue, company.productId);
  const { groupName: rule } = applicantContextOf(product, clock.today(), catalogue.forbiddenWords);
  const problems: readonly Problem[] = [
    ...groupNameProblems(company.groupName, rule, 'applicant.groupName'),
    ...(company.groupIdNo === '' && isGroupIdType(company.groupIdType)
      ? []
      : groupIdProblems(
          company.groupIdType,
          normaliseIdNumber(company.groupIdNo),
          clock.today(),
          'applicant.groupIdNo',
        )),
  ];
  const problemList = problems.map((problem) => ({
    field: problem.path.slice('applicant.'.length),
    code: problem.code,
    message: problemWords(problem, 'zh-CN'),
    ...(problem.params['word'] !== undefined && { word: String(problem.params['word']) }),
  }));
  const isRefused = problemList.some(({ message }) => isWaylayWording(message));
  return { isValid: !hasErrors(problems), isRefused, problemList };
}

/**
 * Records that an organisation didn't fulfil the rules of a product.
 * @throws Refusal 900404 when the product doesn't exist, 006004 when the request states a different name for the
 * product
 */
export async function saveWaylay(
  { database, catalogue, clock, limits }: Services,
  agent: AgentIdentity,
  {
    productId,
    productName,
    groupName,
  }: { readonly productId: string; readonly productName: string; readonly groupName: string },
): Promise<void> {
  const { name } = knownProduct(catalogue, productId);
  if (productName !== '' && productName !== name) throw refused('productNameDiffers');
  const record = { agentId: agent.id, productId, productName: name, groupName: groupName.trim(), at: clock.now() };
  await asAgent(database, agent.id, (tx) => noteWaylay(tx, record, limits.waylayRecords));
}

/**
 * Checks persons before an order exists for them.
 * @throws Refusal 900404 when the product isn't on sale, 000002 with the persons who have problems
 */
export function checkPersons(
  { catalogue, clock, occupations }: Services,
  { productId, startDate, persons }: PersonsToCheck,
): { personCount: number } {
  const today = clock.today();
  const context = rosterContextOf(productOnSale(catalogue, productId), {
    today,
    startDate: startDate || plusDays(today, 1),
    occupations,
    schemes: [],
  });
  refuseProblemPersons(rosterProblems(persons, context), persons);
  return { personCount: persons.length };
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/**
 * Returns the persons who have an id number, each with the blind index (a keyed hash) of this number. The database
 * stores the index and not the number.
 */
const indexed = (keyring: Services['keyring'], persons: readonly Person[]) =>
  persons
    .filter(({ idNo }) => idNo !== '')
    .map((person) => ({
      person,
      index: idNoIndexOf(keyring, { idType: person.idType, idNo: normaliseIdNumber(person.idNo) }),
    }));

/**
 * Returns the persons who already have a cover in force under policies of the agent, each with at most 50 covers.
 * `isSameProduct` is true when one of the person's covers is of the requested product. For an endorsement, the result
 * includes the cover under the endorsed policy itself.
 *
 * @throws Refusal 900404 when the product doesn't exist
 */
export async function personRisk(
  { database, keyring, clock, catalogue }: Services,
  agent: AgentIdentity,
  { productId, persons }: PersonsAtRisk,
) {
  knownProduct(catalogue, productId);
  const known = indexed(keyring, persons);
  const rows = await asAgent(database, agent.id, (tx) =>
    coversInForce(
      tx,
      agent.id,
      known.map(({ index }) => index),
      clock.today(),
    ),
  );
  const covers = Map.groupBy(rows, (row) => hexOf(row.id_no_index));
  const personRiskList = known.flatMap(({ person, index }) => {
    const own: readonly CoverRow[] = covers.get(hexOf(index)) ?? [];
    if (own.length === 0) return [];
    return [
      {
        key: person.key,
        insuredName: person.name,
        isSameProduct: own.some((row) => row.product_id === productId),
        coverList: own.slice(0, 50).map((row) => ({
          policySn: row.policy_sn,
          productName: row.product_name,
          validStartDate: row.start_date,
          validEndDate: row.end_date,
          isSameProduct: row.product_id === productId,
        })),
      },
    ];
  });
  return { personRiskList };
}

/**
 * Returns the occupation for which the initial premium is computed: the first occupation of the product, or else the
 * lowest occupation class that the product accepts. Empty if the premium doesn't depend on persons.
 */
function firstOccupations({ basis, occupation, persons }: ProductDefinition) {
  const [occupationClass] = classesOf(occupation.classes);
  if (basis !== 'perPerson' || occupationClass === undefined) return [];
  const first = occupation.first ?? { code: '', name: '', occupationClass };
  return [{ ...first, heads: Math.max(persons.min, 1) }];
}

/**
 * Returns the initial premium of a product for its longest insurance period. @throws Refusal 900404 when the product
 * isn't on sale
 */
export function initialPremium({ catalogue }: Services, productId: string): InitialPremium {
  const product = productOnSale(catalogue, productId);
  const months = Math.max(...product.durations);
  const scheme = { ...newScheme(product, 'scheme-1', '方案1'), occupations: firstOccupations(product) };
  return {
    productId,
    productVersion: product.version,
    months,
    scheme,
    quote: quote(product, { months, applyQuantity: 1, schemes: [scheme] }),
  };
}

/**
 * Redeems an invitation for the agent. If this agent has redeemed it before, nothing changes.
 * @throws Refusal 900404 when the product doesn't exist, or the invitation is unknown, is for another product, was
 * redeemed by another agent, or has expired without being redeemed. The code is the same in all cases, so that the
 * response reveals nothing about the invitation.
 */
export async function redeemInvitation(
  services: Services,
  agent: AgentIdentity,
  { productId, uuid }: { readonly productId: string; readonly uuid: string },
) {
  const { database, catalogue, clock } = services;
  const product = knownProduct(catalogue, productId);
  const taken =
    isUuid(uuid) && (await takeInvitation(database, { uuid, productId, agentId: agent.id, now: clock.now() }));
  if (!taken) throw notFound();
  return whiteListOf(services, agent, product);
}
