import { cdp } from 'vitest/browser';

interface AccessibleNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly value?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
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

/** Roles that a screen reader skips, or reads only as part of another element. */
const unspoken = new Set(['none', 'generic', 'InlineTextBox', 'StaticText', 'image', 'LabelText', 'mark']);

/**
 * Returns the browser's accessibility tree below the element with this role and name. @throws when there is no such
 * element
 */
async function nodesFrom(role: string, name: string) {
  const session = cdp() as { send(method: string, params?: object): Promise<unknown> };
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: FrameTree };
  for (const frameId of framesIn(frameTree)) {
    const { nodes } = (await session.send('Accessibility.getFullAXTree', { frameId })) as {
      nodes: readonly AccessibleNode[];
    };
    const start = nodes.find((node) => !node.ignored && node.role?.value === role && node.name?.value === name);
    if (start) return { start, byId: new Map(nodes.map((node) => [node.nodeId, node])) };
  }
  throw new Error(`nothing is a ${role} called ${name}`);
}

/**
 * Returns the elements that a screen reader reads inside the element with this role and name, in order, as `role name`.
 * They come from the browser's accessibility tree.
 * @param withText true: plain text without a name is included, as `text …`
 * @throws when there is no element with this role and name
 */
export async function readingOrderOf(role: string, name: string, withText = false): Promise<readonly string[]> {
  const { start, byId } = await nodesFrom(role, name);
  const read = (node: AccessibleNode, isOfName: boolean): readonly string[] => {
    const spokenRole = node.role?.value ?? '';
    const isSpoken = !node.ignored && !unspoken.has(spokenRole);
    const isText = withText && !isOfName && spokenRole === 'StaticText';
    const own = isSpoken || isText ? [`${isText ? 'text' : spokenRole} ${node.name?.value}`.trim()] : [];
    const isNamed = isOfName || (isSpoken && node !== start && Boolean(node.name?.value));
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    return [...own, ...children.flatMap((child) => read(child, isNamed))];
  };
  return read(start, false);
}

/**
 * Returns the plain text in an element. Each entry is a piece that a screen reader reads at once. @throws as
 * `readingOrderOf`
 */
export async function textsIn(role: string, name: string): Promise<readonly string[]> {
  const { start, byId } = await nodesFrom(role, name);
  const read = (node: AccessibleNode): readonly string[] => [
    ...(!node.ignored && node.role?.value === 'StaticText' ? [node.name?.value ?? ''] : []),
    ...(node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).flatMap(read),
  ];
  return read(start);
}

interface Said {
  readonly value: string;
  readonly description: string;
  readonly [state: string]: unknown;
}

/**
 * Returns the states, the value and the description of an element, which a screen reader reads after role and name.
 * @throws as `readingOrderOf`
 */
export async function saidOf(role: string, name: string): Promise<Said> {
  const { start } = await nodesFrom(role, name);
  const states = (start.properties ?? []).map((property) => [property.name, property.value.value] as const);
  const { value, description } = start;
  return { ...Object.fromEntries(states), value: value?.value ?? '', description: description?.value ?? '' };
}
