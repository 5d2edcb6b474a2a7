/** Loaded into a process before its program: shifts its clock by CLOCK_SHIFT_MS, such as to the test's time. */
const shift = Number(process.env.CLOCK_SHIFT_MS)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + shift)
    else super(...args)
  }

  static now() {
    return RealDate.now() + shift
  }
}
