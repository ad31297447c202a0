// Tests that run in a document of Jest's own have its object on their module only; everywhere else it is global.
globalThis.jest ??= import.meta.jest;
