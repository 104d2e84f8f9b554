/** `'sms.wrongCode' | 'sms.notSent'` → `{ sms: { wrongCode: string; notSent: string } }` */
type Head<K extends string> = K extends `${infer H}.${string}` ? H : K
type Tail<K extends string, H extends string> = K extends `${H}.${infer T}` ? T : never
export type Nested<K extends string> = {
  [H in Head<K>]: [Tail<K, H>] extends [never] ? string : Nested<Tail<K, H>>
}
