import { cdp } from 'vitest/browser';

interface AccessibleNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly value?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly childIds?: readonly string[];
}

interface FrameTree {
  readonly frame: { readonly id: string; readonly name?: string };
  readonly childFrames?: readonly FrameTree[];
}

const framesIn = ({ frame, childFrames = [] }: FrameTree): readonly string[] => [
  ...childFrames.flatMap(framesIn),
  frame.id,
];

/** Roles that a screen reader passes over or reads as part of something else. */
const unspoken = new Set(['none', 'generic', 'InlineTextBox', 'StaticText', 'image', 'LabelText', 'mark']);

/** The nodes of the frame in which something has the role and name, and that node. @throws where nothing has */
async function treeAround(role: string, name: string) {
  const session = cdp() as { send(method: string, params?: object): Promise<unknown> };
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: FrameTree };
  for (const frameId of framesIn(frameTree)) {
    const { nodes } = (await session.send('Accessibility.getFullAXTree', { frameId })) as {
      nodes: readonly AccessibleNode[];
    };
    const start = nodes.find((node) => !node.ignored && node.role?.value === role && node.name?.value === name);
    if (start) return { nodes, start };
  }
  throw new Error(`nothing is a ${role} called ${name}`);
}

/**
 * What a screen reader comes past from an element on, in its order, as `role name`: the browser's own accessibility tree.
 * @throws where no node of the role and name is in the tree
 */
export async function readingOrderOf(role: string, name: string): Promise<readonly string[]> {
  const { nodes, start } = await treeAround(role, name);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: AccessibleNode): readonly string[] => {
    const own =
      node.ignored || unspoken.has(node.role?.value ?? '') ? [] : [`${node.role?.value} ${node.name?.value}`.trim()];
    return [...own, ...(node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).flatMap(read)];
  };
  return read(start);
}

/** What a screen reader says of a control after its name: its value, and what describes it. */
export async function heardOf(role: string, name: string) {
  const { value, description } = (await treeAround(role, name)).start;
  return { value: value?.value ?? '', description: description?.value ?? '' };
}
