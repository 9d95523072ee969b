import { personCoverOf } from '@tuanbao/library/domain/endorsement/personCover';
import { isInVersion } from '@tuanbao/library/domain/endorsement/rosterLine';
import { listsEmployees } from '@tuanbao/library/domain/product/employeesInsured';

import type { DownloadedFile } from '../../contract/call.ts';
import { resultCodes } from '../../contract/envelope.ts';
import { certificatesAtOnce } from '../../contract/wire/limits.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import type { PersonInRoster } from '../orders/persons.ts';
import { orderOfPolicy } from '../orders/policyOrderRepository.ts';
import { orderOf } from '../orders/repository.ts';
import { rosterDaysOf } from '../orders/rosterDays.ts';
import { linesWithKeys, type PlacedLine, rosterPart } from '../orders/rosterLinesRepository.ts';
import { storedZip } from '../platform/archive/storedZip.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { policyOfOrder } from '../policies/repository.ts';
import { addressOn } from '../services/addressOn.ts';
import { issuerOf } from '../services/issuer.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { certificateCodes } from './certificateRepository.ts';
import {
  certificateName,
  type CertifiedPerson,
  type CertifiedPolicy,
  personCertificatePdf,
} from './personCertificatePdf.ts';
import { schemeWords } from './schemeWords.ts';
import { checkPath, notIssued } from './service.ts';

/**
 * Selects persons in one version of an order's roster. `keys` selects single persons; if `keys` is undefined, all
 * persons on a page of the roster are selected.
 */
interface PersonsInRoster {
  readonly orderSn: string;
  readonly rosterVersion: number;
  readonly keys: readonly number[] | undefined;
  readonly page: number;
}

/** Data of a certificate whose PDF isn't generated yet, with the position of the person in the roster. */
interface PlannedCertificate extends CertifiedPerson {
  readonly position: number;
}

/**
 * Returns the order with its policy.
 *
 * @throws Refusal 900404 when the agent has no such order, 006004 when the order has no policy yet
 */
async function issuedOrderOf(tx: DatabaseTransaction, agent: AgentIdentity, orderSn: string) {
  const known = await orderOfPolicy(tx, agent.id, orderSn);
  const order = known && (await orderOf(tx, agent.id, known.sn));
  if (!order) throw notFound();
  const policy = await policyOfOrder(tx, order.id);
  if (!policy) throw notIssued();
  return { order, policySn: policy.sn, productVersion: known.product_version, known };
}

/**
 * Returns the roster lines of the selected persons in the roster version, and the lines of these persons in all
 * versions.
 */
async function selectedLines(
  { keyring }: Services,
  tx: DatabaseTransaction,
  orderId: number,
  { rosterVersion, keys, page }: PersonsInRoster,
): Promise<{ readonly selected: readonly PlacedLine[]; readonly lines: readonly PlacedLine[] }> {
  const selection = { orderId, rosterVersion, searched: null };
  const part = { limit: certificatesAtOnce, offset: (page - 1) * certificatesAtOnce };
  const listed = keys ?? (await rosterPart(tx, keyring, selection, part)).map(({ key }) => key);
  const lines = await linesWithKeys(tx, keyring, orderId, listed);
  const selected = lines.filter((line) => isInVersion(line, rosterVersion));
  return { selected: selected.toSorted((one, other) => one.position - other.position), lines };
}

/** Returns the data for the certificates of the selected persons. Persons whose cover never began are left out. */
async function plannedCertificates(
  services: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  asked: PersonsInRoster,
): Promise<{ readonly policy: CertifiedPolicy; readonly certificates: readonly PlannedCertificate[] }> {
  const { catalogue, clock } = services;
  const { order, policySn, productVersion, known } = await issuedOrderOf(tx, agent, asked.orderSn);
  const product = catalogue.productOf(order.product_id, productVersion);
  const days = await rosterDaysOf(tx, order);
  const { selected, lines } = await selectedLines(services, tx, order.id, asked);
  if (asked.keys && selected.length < asked.keys.length) throw notFound();
  const linesOf = Map.groupBy(lines, ({ key }) => key);
  const covered = selected
    .map((line) => ({ line, cover: personCoverOf(linesOf.get(line.key) ?? [], line, days) }))
    .filter(({ cover }) => cover.startDate <= cover.endDate);
  const covers = covered.map(({ line, cover }) => ({ key: line.key, sinceVersion: cover.sinceVersion }));
  const codes = await certificateCodes(tx, order.id, covers, clock.now());
  const certificateOf = new Map(days.changes.map((change) => [change.rosterVersion, change.certificateSn]));
  return {
    policy: {
      policySn,
      productName: order.product_name,
      insurerName: order.insurer_name,
      groupName: order.group_name,
      schemes: order.schemes.map((scheme) => schemeWords(product, scheme)),
      listsEmployees: listsEmployees(product),
      withoutCoverFrom: days.withoutCoverFrom,
      issuedOn: clock.today(),
      issuedAt: clock.now(),
      issuer: issuerOf(services, known),
      isSample: product?.isSample ?? true,
    },
    certificates: covered.map(({ line, cover }, index) => ({
      position: line.position,
      person: line,
      cover,
      endedByCertificate: cover.endedBy ? (certificateOf.get(cover.endedBy.rosterVersion) ?? '') : '',
      checkUrl: `${addressOn(services, known.host)}${checkPath}/${codes[index] ?? ''}`,
    })),
  };
}

const neverCovered = () =>
  new Refusal(resultCodes.refused, (locale) =>
    locale === 'en-US'
      ? 'The cover of this person was never in force, so there is no certificate'
      : '该人员的保障从未生效，无法出具凭证',
  );

/**
 * Returns the certificate of one insured person as a PDF.
 * @throws Refusal 900404 when the agent has no such order, or the roster has no such person; 006004 when the order has
 * no policy yet, or the person's cover never began
 */
export async function personCertificate(
  services: Services,
  agent: AgentIdentity,
  { orderSn, key, rosterVersion }: PersonInRoster,
): Promise<DownloadedFile> {
  const asked = { orderSn, rosterVersion, keys: [key], page: 1 };
  const { policy, certificates } = await asAgent(services.database, agent.id, (tx) =>
    plannedCertificates(services, tx, agent, asked),
  );
  const [certificate] = certificates;
  if (!certificate) throw neverCovered();
  const content = await personCertificatePdf(policy, certificate);
  const name = `${certificateName(policy)}-${certificate.person.name}-${policy.policySn}.pdf`;
  return { name, type: 'application/pdf', content };
}

/**
 * Returns the certificates of several persons as a zip file. Persons whose cover never began are left out. The
 * certificates are generated one after the other, so that the server can generate documents for other requests in
 * between.
 * @throws Refusal 900404 when the agent has no such order, or the roster lacks one of the persons; 006004 when the
 * order has no policy yet
 */
export async function personCertificates(
  services: Services,
  agent: AgentIdentity,
  { keys, ...asked }: PersonsInRoster,
): Promise<DownloadedFile> {
  const unique = keys && [...new Set(keys)];
  const { policy, certificates } = await asAgent(services.database, agent.id, (tx) =>
    plannedCertificates(services, tx, agent, { ...asked, keys: unique }),
  );
  const files = [];
  for (const certificate of certificates) {
    const drawn = await personCertificatePdf(policy, certificate);
    const place = String(certificate.position + 1).padStart(5, '0');
    files.push({ name: `${place}-${certificate.person.name}.pdf`, content: new Uint8Array(await drawn.arrayBuffer()) });
  }
  const name = `${certificateName(policy)}-${policy.policySn}-${policy.groupName}.zip`;
  return { name, type: 'application/zip', content: storedZip(files, policy.issuedOn) };
}
