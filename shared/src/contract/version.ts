/**
 * Version of the contract between shell and areas. Semver: a removal or a change of meaning is a major,
 * an addition a minor. An area states the range it needs in its area.json; the gate compares.
 */
export const PLATFORM_VERSION = '2.15.0';
