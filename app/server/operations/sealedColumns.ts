/**
 * The database columns that contain encrypted values as bytes, each with the purpose of its values. A test compares
 * this list with the tables.
 */
export const sealedColumns: readonly {
  readonly table: string;
  readonly column: string;
  readonly purpose: string;
}[] = [
  { table: 'agents', column: 'certificate_no_sealed', purpose: 'certificateNo' },
  { table: 'agents', column: 'mobile_sealed', purpose: 'agentMobile' },
  { table: 'qualification_contents', column: 'content_sealed', purpose: 'qualification' },
  { table: 'operators', column: 'second_factor_sealed', purpose: 'operator.secondFactor' },
  { table: 'operator_welcomes', column: 'secret_sealed', purpose: 'operator.secondFactor' },
  { table: 'erasures', column: 'id_no_sealed', purpose: 'erasure.idNo' },
  { table: 'drafts', column: 'content_sealed', purpose: 'draft' },
  { table: 'quotations', column: 'content_sealed', purpose: 'quotation' },
  { table: 'custom_orders', column: 'content_sealed', purpose: 'customOrder' },
  { table: 'offline_orders', column: 'content_sealed', purpose: 'offlineOrder' },
  { table: 'orders', column: 'applicant_sealed', purpose: 'applicant' },
  { table: 'orders', column: 'subjects_sealed', purpose: 'subjects' },
  { table: 'orders', column: 'invoice_wish_sealed', purpose: 'invoiceWish' },
  { table: 'insured_persons', column: 'name_sealed', purpose: 'person.name' },
  { table: 'insured_persons', column: 'id_no_sealed', purpose: 'person.idNo' },
  { table: 'insured_persons', column: 'birthday_sealed', purpose: 'person.birthday' },
  { table: 'order_transfers', column: 'content_sealed', purpose: 'transfer' },
  { table: 'endorsements', column: 'changes_sealed', purpose: 'endorsement' },
  { table: 'endorsement_transfers', column: 'content_sealed', purpose: 'transfer' },
  { table: 'invoices', column: 'record_sealed', purpose: 'invoice' },
  { table: 'unmatched_notices', column: 'body_sealed', purpose: 'notice' },
  { table: 'mails', column: 'content_sealed', purpose: 'mail' },
  { table: 'sandbox_settings', column: 'value_sealed', purpose: 'sandbox.setting' },
  { table: 'sandbox_messages', column: 'content_sealed', purpose: 'sandbox.message' },
  { table: 'sandbox_mails', column: 'content_sealed', purpose: 'sandbox.message' },
];
