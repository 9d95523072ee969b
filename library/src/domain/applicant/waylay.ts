/**
 * True when a message of the insurer means that the insurer refuses the group: the message contains 拒保 (refused to
 * insure; specification §5).
 */
export const isWaylayWording = (message: string): boolean => message.includes('拒保');
