/**
 * In place of `hoist-non-react-statics`, which emotion imports for `withTheme` alone. We have no such components: themes are
 * custom properties.
 */
export default function hoistNothing<Target>(target: Target): Target {
  return target;
}
