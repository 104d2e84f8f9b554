type Props = { readonly titles: readonly string[]; readonly actions: string }

/** The head of a plain table whose last column has buttons: its title is read and not shown. */
export const HeadRow = ({ titles, actions }: Props) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
      <th scope="col">
        <span className="visually-hidden">{actions}</span>
      </th>
    </tr>
  </thead>
)
