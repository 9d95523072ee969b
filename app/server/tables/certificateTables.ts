import type { Generated } from 'kysely';

interface PersonCertificatesTable {
  /** Public code with which the certificate can be found on the check page. */
  code: Generated<string>;
  order_id: number;
  person_key: number;
  /**
   * First version of the roster in the cover that the certificate states. The person is in all versions from this
   * version until the end of the cover.
   */
  since_version: number;
  first_issued_at: Date;
}

/** The part of `Tables` about certificates of insured persons. */
export interface CertificateTables {
  person_certificates: PersonCertificatesTable;
}
