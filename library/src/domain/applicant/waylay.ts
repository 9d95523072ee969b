/** What is kept of a group that was turned away: the call `saveGroupWaylayRecord` takes it. */
export interface WaylayRecord {
  readonly productId: string;
  readonly productName: string;
  readonly groupName: string;
}

/** Whether a message turns the group away for good: it says 拒保 (specification §5). */
export const isWaylayWording = (message: string): boolean => message.includes('拒保');

/** The record to keep where one of the messages about a group's name says 拒保; else null. */
export const waylayRecordOf = (
  product: { readonly id: string; readonly name: string },
  groupName: string,
  messages: readonly string[],
): WaylayRecord | null =>
  messages.some(isWaylayWording)
    ? { productId: product.id, productName: product.name, groupName: groupName.trim() }
    : null;
