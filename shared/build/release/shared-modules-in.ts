import type { Compilation, Module } from 'webpack';

/** A module that shell and areas share, as it stands in one bundle. */
export interface SharedModuleIn {
  /** The name it is imported by. */
  readonly key: string;
  readonly module: Module;
}

interface ProvideSharedModule extends Module {
  readonly _name: string;
}

/** What the bundle really holds for others: the modules themselves. What no code of it imports is not among them. */
export function providedModules({ modules, moduleGraph }: Compilation): SharedModuleIn[] {
  return [...modules]
    .filter((module): module is ProvideSharedModule => module.type === 'provide-module')
    .flatMap(({ _name, dependencies, blocks }) =>
      [...dependencies, ...blocks.flatMap((block) => block.dependencies)].flatMap((dependency) => {
        const module = moduleGraph.getModule(dependency);
        return module ? [{ key: _name, module }] : [];
      }),
    );
}

interface ConsumeSharedModule extends Module {
  readonly options: { readonly shareKey: string };
}

/** What the bundle really takes from the shell: the places in it where the shell's module will be. */
export function consumedModules({ modules }: Compilation): SharedModuleIn[] {
  return [...modules]
    .filter((module): module is ConsumeSharedModule => module.type === 'consume-shared-module')
    .map((module) => ({ key: module.options.shareKey, module }));
}
