import type { ArgTypesEnhancer, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

const controls: Readonly<Partial<Record<SBType['name'], 'boolean' | 'text' | 'number'>>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
};

const isNothing = (type: SBType): boolean => type.name === 'other' && type.value === 'undefined';

function withControl(argType: StrictInputType): StrictInputType {
  const { type } = argType;
  const kinds = type?.name === 'union' ? type.value.filter((kind) => !isNothing(kind)) : [];
  const control = kinds.length === 1 && kinds[0] ? controls[kinds[0].name] : undefined;
  return control === undefined ? argType : { ...argType, control: { type: control } };
}

/**
 * Gives an optional prop the control of its type without `undefined`: `boolean | undefined` has the control of
 * `boolean`.
 */
export const controlsOf: ArgTypesEnhancer = ({ argTypes }) => {
  const improved: StrictArgTypes = {};
  for (const [name, argType] of Object.entries(argTypes)) improved[name] = withControl(argType);
  return improved;
};
