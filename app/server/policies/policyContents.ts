import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import type { InsuredSubjects } from '@tuanbao/library/domain/product/insuredSubjects';

import { linkedPapersOf } from '../files/linkedPapers.ts';
import { orderFilesOf } from '../files/repository.ts';
import type { PolicyContents } from '../gateways/gateways.ts';
import { paperKind } from '../materials/papersOfOrder.ts';
import { personsOf } from '../orders/personRows.ts';
import type { Services } from '../services.ts';

const anyPaper = paperKind('');

/** Everything that a policy is made of, in clear: for the insurer, and for nobody else. */
export const policyContents = (services: Services, orderId: number): Promise<PolicyContents> =>
  services.database.transaction().execute(async (tx) => {
    const { keyring } = services;
    const row = await tx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    const subjects = row.subjects_sealed === null ? '{}' : keyring.open('subjects', row.subjects_sealed);
    const papers = (await orderFilesOf(tx, orderId))
      .filter(({ kind }) => kind.startsWith(anyPaper))
      .map((file) => ({ ...file, code: file.kind.slice(anyPaper.length) }));
    return {
      productId: row.product_id,
      productVersion: row.product_version,
      startDate: row.start_date,
      endDate: row.end_date,
      months: row.months,
      totalFen: row.total_fen,
      applicant: JSON.parse(keyring.open('applicant', row.applicant_sealed)) as Applicant,
      schemes: row.schemes,
      persons: await personsOf(tx, keyring, orderId),
      subjects: JSON.parse(subjects) as InsuredSubjects,
      papers: linkedPapersOf(services, papers),
    };
  });
