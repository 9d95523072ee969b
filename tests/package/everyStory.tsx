import { type ComponentType, createElement, type ReactElement } from 'react';

type Args = Readonly<Record<string, unknown>>;
type Render = (args: Args, context: object) => ReactElement;
interface Story {
  readonly args?: Args;
  readonly render?: Render;
}
type StoryFile = Readonly<Record<string, Story>> & {
  readonly default: Story & { readonly title: string; readonly component?: ComponentType<Args> };
};

export interface StoryToRender {
  /** Title and name of the story: `Components/Button: Primary`. */
  readonly name: string;
  /** Creates a new React element of the story. */
  readonly element: () => ReactElement;
}

const files = import.meta.glob<StoryFile>('../../stories/{components,widgets}/*.stories.tsx', { eager: true });

/** Returns the element that Storybook renders for a story. Decorators and the play function are left out. */
function elementOf(file: StoryFile['default'], story: Story): ReactElement {
  const args = { ...file.args, ...story.args };
  const render = story.render ?? file.render;
  // eslint-disable-next-line react/no-children-prop -- `children` are among the arguments
  if (render) return createElement(() => render(args, {}));
  if (!file.component) throw new Error(`${file.title} has neither a component nor a render function`);
  return createElement(file.component, args);
}

/** All stories of the library's components and widgets. */
export const everyStory: readonly StoryToRender[] = Object.values(files).flatMap(({ default: meta, ...stories }) =>
  Object.entries(stories).map(([name, story]) => ({
    name: `${meta.title}: ${name}`,
    element: () => elementOf(meta, story),
  })),
);

/** The stories named Gallery. Each shows a component or widget in all its states. */
export const everyGallery: readonly StoryToRender[] = everyStory.filter(({ name }) => name.endsWith(': Gallery'));
