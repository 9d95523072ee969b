/** The test files that open the built Storybook. The tests of stories don't need a built Storybook. */
const files = ['tests/journeys/storybookDocs.test.ts', 'tests/journeys/visualReview.test.ts'];

/** Returns the values of an option that may be given several times: `--project unit`, `--project=unit`. */
const valuesOf = (name, args) =>
  args.flatMap((arg, index) => {
    if (arg.startsWith(`${name}=`)) return [arg.slice(name.length + 1)];
    return args[index - 1] === name ? [arg] : [];
  });

/**
 * True when the tests that Vitest's arguments select need the built Storybook. Building it takes minutes.
 * @param {readonly string[]} args
 */
export function needsStorybook(args) {
  const projects = valuesOf('--project', args);
  const wanted = projects.filter((name) => !name.startsWith('!'));
  if (projects.includes('!journeys') || (wanted.length > 0 && !wanted.includes('journeys'))) return false;
  const chosen = args.filter((arg) => arg.startsWith('tests/'));
  return chosen.length === 0 || chosen.some((part) => files.some((file) => file.startsWith(part)));
}
