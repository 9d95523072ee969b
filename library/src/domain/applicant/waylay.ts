/**
 * True when the insurer's message means that it refuses the group: the message contains 拒保 (refused to insure;
 * specification §5).
 */
export const isWaylayWording = (message: string): boolean => message.includes('拒保');
