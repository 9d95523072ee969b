/**
 * Retention of the files in each folder of the store: when they are removed, and what lets them stay. A row of
 * `stored_files` names each file of an agent; the files of operators are named by what they publish.
 */
export const fileRetention: Readonly<Record<string, string>> = {
  'group/': '30 days after the upload, unless an order or unfinished work has it',
  'invoice/': '30 days after the upload, unless an order or unfinished work has it',
  'audit/': '30 days after the upload, unless an order or unfinished work has it',
  'productDocuments/': '30 days after the upload, unless a version or a draft of a product names it',
  'logos/': '30 days after the upload, unless a version of a brand names it',
  'incoming/': '1 day after the upload began: it broke off, or the server was stopped meanwhile',
};
