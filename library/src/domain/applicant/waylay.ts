/** True when a message means that the group is refused: it contains 拒保 (refused to insure; specification §5). */
export const isWaylayWording = (message: string): boolean => message.includes('拒保');
