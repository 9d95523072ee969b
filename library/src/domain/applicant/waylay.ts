/** True when a message refuses the group: it contains 拒保 (specification §5). */
export const isWaylayWording = (message: string): boolean => message.includes('拒保');
