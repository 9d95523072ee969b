const repository = 'https://github.com/tuanbao/tuanbao/tree/main/';

/**
 * Replaces relative links in a Markdown file of the repository by links to the repository, because the built manual
 * doesn't contain the files.
 *
 * @param folder folder of the file in the repository, for example `stories/guide/embed`
 */
export const inRepository = (markdown: string, folder: string): string =>
  markdown.replaceAll(
    /\]\((?![a-z]+:|#|\.\/\?)([^)]+)\)/g,
    (_, path: string) => `](${new URL(path, `${repository}${folder}/`).href})`,
  );
