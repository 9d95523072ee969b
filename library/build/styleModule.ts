import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import * as tokens from '@tuanbao/tokens';
import { compile, serialize, stringify } from 'stylis';
import { type ESTree, parseSync } from 'vite';

import { styleName } from './styleName.ts';

/** The text of a template, and the keyframes that the text names. */
export interface FixedText {
  readonly text: string;
  /** The rules of the keyframes by their names. */
  readonly keyframes: ReadonlyMap<string, string>;
}

/** A value in a template: a text, or a group of tokens, for example `color`. */
type Value = FixedText | { readonly group: object };

/** A styled element of a module, `styled.div` or `styled(Link)` with its template. */
export interface StyledElement {
  readonly template: ESTree.TaggedTemplateExpression;
  /** The element as code: `'div'`, `Link`. */
  readonly target: string;
  /**
   * Class name of the element, for example `tb-Dialog-1f3c9-2`: name of the module, hash of the module and its rules,
   * number of the element in the module.
   */
  readonly className: string;
  /** The rules of the element, without nesting. */
  readonly css: string;
}

interface Template extends FixedText {
  readonly template: ESTree.TaggedTemplateExpression;
}

interface Place {
  readonly from: string;
  readonly name: string;
}

/**
 * A module with the templates of styled-components, read without running it. All values in the templates are fixed:
 * tokens, and texts of this module or of the modules that it imports. Any other value is an error.
 */
export class StyleModule {
  readonly code: string;
  readonly elements: readonly StyledElement[];
  /** The templates of `css` and `keyframes`. Only other templates use them. */
  readonly parts: readonly ESTree.TaggedTemplateExpression[];
  /** The import of functions of styled-components. Null if the module has none. */
  readonly styledImport: ESTree.ImportDeclaration | null;
  /** Index in the code after the last import or re-export. */
  readonly importsEnd: number;
  /** Absolute paths of this module and of the modules from which its templates take values. */
  readonly files: Set<string>;

  readonly #file: string;
  readonly #constants = new Map<string, ESTree.Expression>();
  readonly #imports = new Map<string, Place>();
  readonly #modules = new Map<string, StyleModule>();

  /** @param file absolute path of the module */
  constructor(file: string) {
    this.#file = file;
    this.files = new Set([file]);
    this.code = readFileSync(file, 'utf8');
    const { body } = parseSync(file, this.code, { lang: 'ts' }).program;
    this.styledImport =
      body
        .filter((node) => node.type === 'ImportDeclaration')
        .find(({ source, importKind }) => source.value === 'styled-components' && importKind !== 'type') ?? null;
    this.importsEnd = Math.max(0, ...body.filter((node) => 'source' in node && node.source).map(({ end }) => end));
    for (const node of body) this.#collect(node);
    const templates = [...this.#constants.values()].filter((node) => node.type === 'TaggedTemplateExpression');
    this.parts = templates.filter(({ tag }) => ['css', 'keyframes'].includes(this.#styledName(tag) ?? ''));
    this.elements = templates
      .filter(
        ({ tag }) => this.#styledName('object' in tag ? tag.object : 'callee' in tag ? tag.callee : tag) === 'styled',
      )
      .map((template) => ({ template, ...this.#template(template.quasi) }))
      .map((element, index, all) =>
        this.#styledElement(element, styleName(this.#file, all.map(({ text }) => text).join(), index)),
      );
    this.#refuseOtherUses(body);
  }

  /** The rules of all styled elements of the module, in the order of the code. */
  get css(): string {
    return this.elements.map(({ css }) => css).join('\n');
  }

  /**
   * Returns the value of a constant that the module declares, imports or exports again. Undefined if there is no such
   * constant, or if it is imported from a package other than the tokens.
   */
  valueOf(name: string): Value | undefined {
    const constant = this.#constants.get(name);
    if (constant) return this.#value(constant);
    const place = this.#imports.get(name);
    if (place?.from === '@tuanbao/tokens') return valueInGroup(tokens, place.name);
    if (!place?.from.startsWith('.')) return undefined;
    const file = join(dirname(this.#file), place.from);
    const module = this.#modules.get(file) ?? new StyleModule(file);
    this.#modules.set(file, module);
    const value = module.valueOf(place.name);
    for (const used of module.files) this.files.add(used);
    return value;
  }

  #collect(node: ESTree.Statement | ESTree.ModuleDeclaration | ESTree.Directive): void {
    if (node.type === 'ImportDeclaration') {
      for (const { local, ...specifier } of node.specifiers) {
        const name = 'imported' in specifier ? nameIn(specifier.imported) : '*';
        this.#imports.set(local.name, { from: node.source.value, name });
      }
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      for (const { local, exported } of node.specifiers) {
        this.#imports.set(nameIn(exported), { from: node.source.value, name: nameIn(local) });
      }
    } else {
      const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations) {
        if (id.type === 'Identifier' && init) this.#constants.set(id.name, init);
      }
    }
  }

  /** Returns the name that styled-components gives to an imported function: `styled`, `css` or `keyframes`. */
  #styledName(node: ESTree.Expression): string | undefined {
    const place = node.type === 'Identifier' ? this.#imports.get(node.name) : undefined;
    return place?.from === 'styled-components' ? place.name : undefined;
  }

  /** Refuses every use of styled-components that no style sheet can replace, for example `attrs` or a global style. */
  #refuseOtherUses(body: readonly object[]): void {
    const replaced = [...this.elements.map(({ template }) => template), ...this.parts];
    for (const node of body.flatMap(identifiersIn)) {
      const place = this.#imports.get(node.name);
      if (place?.from !== 'styled-components' || isWithin(node, this.styledImport)) continue;
      if (!replaced.some((template) => isWithin(node, template))) throw this.#refusal(node);
    }
  }

  #styledElement({ template, text, keyframes }: Template, className: string): StyledElement {
    const css = [...keyframes.values(), flat(`.${className}{${text}}`)].join('\n');
    return { template, target: this.#targetOf(template.tag), className, css };
  }

  #targetOf(tag: ESTree.Expression): string {
    if (tag.type === 'MemberExpression' && tag.property.type === 'Identifier') return `'${tag.property.name}'`;
    const target = tag.type === 'CallExpression' && tag.arguments.length === 1 ? tag.arguments[0] : undefined;
    if (!target) throw this.#refusal(tag);
    const { start, end } = target.type === 'TSAsExpression' ? target.expression : target;
    return this.code.slice(start, end);
  }

  #value(node: ESTree.Expression): Value {
    switch (node.type) {
      case 'Identifier': {
        const value = this.valueOf(node.name);
        if (value) return value;
        break;
      }
      case 'Literal':
        return { text: String(node.value), keyframes: new Map() };
      case 'TemplateLiteral':
        return this.#template(node);
      case 'TaggedTemplateExpression':
        return this.#part(node);
      case 'MemberExpression': {
        const owner = this.#value(node.object);
        const token =
          'group' in owner && node.property.type === 'Identifier' && valueInGroup(owner.group, node.property.name);
        if (token) return token;
      }
    }
    throw this.#refusal(node);
  }

  #part(node: ESTree.TaggedTemplateExpression): FixedText {
    const part = this.#styledName(node.tag);
    const { text, keyframes } = this.#template(node.quasi);
    if (part === 'css') return { text, keyframes };
    if (part !== 'keyframes') throw this.#refusal(node);
    const name = styleName(this.#file, text, 'keyframes');
    return { text: name, keyframes: new Map([...keyframes, [name, flat(`@keyframes ${name}{${text}}`)]]) };
  }

  #template({ quasis, expressions }: ESTree.TemplateLiteral): FixedText {
    const values = expressions.map((node) => {
      const value = this.#value(node);
      if ('group' in value) throw this.#refusal(node);
      return value;
    });
    return {
      text: quasis.map(({ value }, index) => `${value.cooked}${values[index]?.text ?? ''}`).join(''),
      keyframes: new Map(values.flatMap(({ keyframes }) => [...keyframes])),
    };
  }

  #refusal({ start, end }: Span): Error {
    const line = this.code.slice(0, start).split('\n').length;
    return new Error(`${this.#file}:${line}: "${this.code.slice(start, end)}" is no fixed text of a style`);
  }
}

/** Returns the rules without nesting, with the same selectors as styled-components. */
const flat = (css: string): string => serialize(compile(css), stringify);

interface Span {
  readonly start: number;
  readonly end: number;
}

const isWithin = (inner: Span, outer: Span | null): boolean =>
  outer !== null && inner.start >= outer.start && inner.end <= outer.end;

/** Returns the identifiers of values in a part of the code. Types have no value, so their names are left out. */
function identifiersIn(node: object): readonly (Span & { readonly name: string })[] {
  if ('type' in node && typeof node.type === 'string') {
    if (node.type === 'Identifier') return [node as unknown as Span & { readonly name: string }];
    if (node.type === 'TSTypeAnnotation' || node.type === 'ImportDeclaration') return [];
  }
  return Object.values(node).flatMap((part: unknown) => (typeof part === 'object' && part ? identifiersIn(part) : []));
}

const nameIn = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

/** Returns the token, or the group of tokens, with this name. Undefined if the group has neither. */
function valueInGroup(group: object, name: string): Value | undefined {
  const value = new Map<string, unknown>(Object.entries(group)).get(name);
  if (typeof value === 'object' && value !== null) return { group: value };
  return typeof value === 'string' ? { text: value, keyframes: new Map() } : undefined;
}
