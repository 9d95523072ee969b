import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import type { InsuredSubjects } from '@tuanbao/library/domain/product/insuredSubjects';

import type { PolicyContents } from '../gateways/gateways.ts';
import { personsOf } from '../orders/personRows.ts';
import type { Services } from '../services.ts';

/** Everything that a policy is made of, in clear: for the insurer, and for nobody else. */
export const policyContents = (
  { database, keyring }: Pick<Services, 'database' | 'keyring'>,
  orderId: number,
): Promise<PolicyContents> =>
  database.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    const subjects = row.subjects_sealed === null ? '{}' : keyring.open('subjects', row.subjects_sealed);
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
    };
  });
