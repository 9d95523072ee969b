import type { Generated } from 'kysely';

interface PersonCertificatesTable {
  /** Public code with which the certificate can be found on the check page. */
  code: Generated<string>;
  order_id: number;
  person_key: number;
  /** First version of the roster in the person's current cover. The cover has had no gap since this version. */
  since_version: number;
  first_issued_at: Date;
}

/** The part of `Tables` about certificates of insured persons. */
export interface CertificateTables {
  person_certificates: PersonCertificatesTable;
}
