/** The record of a group that was refused; the call `saveGroupWaylayRecord` sends it. */
export interface WaylayRecord {
  readonly productId: string;
  readonly productName: string;
  readonly groupName: string;
}

/** True when a message refuses the group: it contains 拒保 (specification §5). */
export const isWaylayWording = (message: string): boolean => message.includes('拒保');

/** The record to save where one of the messages about a group's name contains 拒保; else null. */
export const waylayRecordOf = (
  product: { readonly id: string; readonly name: string },
  groupName: string,
  messages: readonly string[],
): WaylayRecord | null =>
  messages.some(isWaylayWording)
    ? { productId: product.id, productName: product.name, groupName: groupName.trim() }
    : null;
