import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { WORKSPACE_ROOT } from '../paths.ts';
import { refusalOf } from './dependency-rule.ts';

/** The parts of a syntax tree node that the rule reads. */
interface ImportNode {
  readonly source?: { readonly type: string; readonly value?: unknown } | null;
}

interface RuleContext {
  readonly filename: string;
  report(problem: { node: ImportNode; message: string }): void;
}

const packages = readdirSync(WORKSPACE_ROOT).filter((name) =>
  existsSync(join(WORKSPACE_ROOT, name, 'package.json')),
);

const dependencies = {
  create(context: RuleContext) {
    const from = relative(WORKSPACE_ROOT, context.filename).split(sep).join('/');
    const check = (node: ImportNode) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = refusalOf({ from, specifier }, packages);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

/** Our own lint rules: `mosaico/dependencies`. */
export default { meta: { name: 'mosaico' }, rules: { dependencies } };
