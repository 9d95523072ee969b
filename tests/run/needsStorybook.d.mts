/** Whether the tests chosen by Vitest's arguments need the built Storybook. */
export function needsStorybook(args: readonly string[]): boolean;
